// launch FD PROGRAM ARGUMENT…: runs a program and writes to a descriptor what it took:
// seconds of wall time, of processor time, kibibytes at its peak, exit status.
//
// It is small and static because a program's peak begins with that of the process it was forked
// from, and Python's would hide ours.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval t) { return (double)t.tv_sec + 1e-6 * (double)t.tv_usec; }

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  int out = atoi(argv[1]), status;
  struct timespec start, end;
  struct rusage usage;
  fcntl(out, F_SETFD, FD_CLOEXEC);
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    execvp(argv[2], argv + 2);
    _exit(127);
  }
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 71;
  clock_gettime(CLOCK_MONOTONIC, &end);
  dprintf(out, "%.6f %.6f %ld %d\n",
          (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec),
          seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss,
          WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}
