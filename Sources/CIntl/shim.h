// Part of the C library; Swift's own module for it leaves it out.
#include <libintl.h>
