// Types alone are taken from here: the library is loaded when it is needed, and may be absent.
#include <espeak-ng/speak_lib.h>
