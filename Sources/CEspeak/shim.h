// What is used of libespeak-ng.so.1, declared as espeak-ng 1.49 to 1.52 have it. The library is loaded
// when it is needed, so that neither building nor running asks for it; scripts/check-headers.sh
// compares these lines with the installed header.
#ifndef SONIFY_ESPEAK_H
#define SONIFY_ESPEAK_H

typedef enum { EE_INTERNAL_ERROR = -1, EE_OK = 0, EE_BUFFER_FULL = 1, EE_NOT_FOUND = 2 } espeak_ERROR;
typedef enum { AUDIO_OUTPUT_SYNCHRONOUS = 2 } espeak_AUDIO_OUTPUT;
typedef enum { POS_CHARACTER = 1 } espeak_POSITION_TYPE;
typedef enum { espeakRATE = 1 } espeak_PARAMETER;

#define espeakINITIALIZE_DONT_EXIT 0x8000
#define espeakCHARS_UTF8 1

typedef struct {
  const char *name;
  const char *languages;
  const char *identifier;
  unsigned char gender;
  unsigned char age;
  unsigned char variant;
  unsigned char xx1;
  int score;
  void *spare;
} espeak_VOICE;

#endif
