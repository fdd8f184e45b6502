// What is used of libspeechd.so.2, declared as speech-dispatcher 0.8 to 0.12 have it. The library is
// loaded when it is needed, so that neither building nor running asks for it;
// scripts/check-headers.sh compares these lines with the installed header.
#ifndef SONIFY_SPEECHD_H
#define SONIFY_SPEECHD_H

#include <stddef.h>
#include <stdio.h>

typedef enum { SPD_IMPORTANT = 1, SPD_TEXT = 3 } SPDPriority;
typedef enum { SPD_BEGIN = 1, SPD_END = 2, SPD_CANCEL = 8 } SPDNotification;
typedef enum { SPD_EVENT_BEGIN = 0, SPD_EVENT_END = 1, SPD_EVENT_CANCEL = 3 } SPDNotificationType;
typedef enum { SPD_MODE_SINGLE = 0, SPD_MODE_THREADED = 1 } SPDConnectionMode;
typedef enum { SPD_METHOD_UNIX_SOCKET = 0, SPD_METHOD_INET_SOCKET = 1 } SPDConnectionMethod;

typedef struct {
  SPDConnectionMethod method;
  char *unix_socket_name;
  char *inet_socket_host;
  int inet_socket_port;
  char *dbus_bus;
} SPDConnectionAddress;

typedef void (*SPDCallback)(size_t msg_id, size_t client_id, SPDNotificationType state);
typedef void (*SPDCallbackIM)(
    size_t msg_id, size_t client_id, SPDNotificationType state, char *index_mark);

// More follows in the library, which alone makes such connections.
typedef struct {
  SPDCallback callback_begin;
  SPDCallback callback_end;
  SPDCallback callback_cancel;
  SPDCallback callback_pause;
  SPDCallback callback_resume;
  SPDCallbackIM callback_im;
  int socket;
  FILE *stream;
} SPDConnection;

#endif
