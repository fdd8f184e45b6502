// A sound card that exists only in tests: a plug-in of libasound that plays into a file, at the
// pace of the monotonic clock, and goes wrong on request.
//
// The device's configuration names a folder. In it lie
//   options   what the card is and what goes wrong: lines of a name and numbers or words
//   log       what happened, written line by line: nanoseconds, event, name=value …
//   frames    every frame that was taken, as it came
//
// Options (places are counted in frames heard since the card was opened):
//   paced 0              everything is heard at once         rates, channels, formats   what is taken
//   least_period N       least_buffer N                      in frames of 16-bit stereo
//   open_error CODE      the card does not open
//   open_gate 1          it opens when somebody opens the named pipe "gate" in the folder for writing
//   short_write N        no more than N frames at a time, and every second time none
//   xrun_at N            once                                xrun_every N    N frames after each start
//   suspend_at N         resume ok | later | refused | stuck
//   unplug_at N          hang_at N                           write_error CODE N   once N are written
#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

enum { list_length = 16, name_length = 32, path_length = 4096 };
static const long never = -1;

typedef struct {
  unsigned items[list_length];
  unsigned count;
} list;

typedef struct {
  snd_pcm_ioplug_t plugin;
  int log;
  int frames;

  // Options.
  long paced, least_period, least_buffer, open_error, open_gate, short_write;
  long xrun_at, xrun_every, suspend_at, unplug_at, hang_at, write_error, write_error_at;
  char resume[name_length];
  list rates, channels, formats;

  // Positions in frames; `earlier` counts what was heard before the stream was last prepared.
  snd_pcm_uframes_t boundary;
  unsigned long long earlier, heard, queued_until, written;
  long long start_time;
  int is_running, is_unplugged, is_hung, has_suspended, has_overrun, takes_nothing_next;
  int refused_resumes;
} fault_card;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

__attribute__((format(printf, 2, 3))) static void note(
    const fault_card *card, const char *format, ...) {
  char line[512];
  int length = snprintf(line, sizeof line, "%lld ", now());
  va_list arguments;
  va_start(arguments, format);
  length += vsnprintf(line + length, sizeof line - (size_t)length - 1, format, arguments);
  va_end(arguments);
  line[length++] = '\n';
  if (write(card->log, line, (size_t)length) < 0) return;
}

// MARK: Options

static void read_option(fault_card *card, const char *name, char *rest) {
  const struct {
    const char *name;
    long *value;
  } numbers[] = {
      {"paced", &card->paced},           {"least_period", &card->least_period},
      {"least_buffer", &card->least_buffer}, {"open_error", &card->open_error},
      {"open_gate", &card->open_gate},   {"short_write", &card->short_write},
      {"xrun_at", &card->xrun_at},       {"xrun_every", &card->xrun_every},
      {"suspend_at", &card->suspend_at}, {"unplug_at", &card->unplug_at},
      {"hang_at", &card->hang_at},
  };
  for (size_t place = 0; place < sizeof numbers / sizeof *numbers; place++)
    if (!strcmp(name, numbers[place].name)) *numbers[place].value = atol(rest);
  if (!strcmp(name, "write_error"))
    sscanf(rest, "%ld %ld", &card->write_error, &card->write_error_at);
  if (!strcmp(name, "resume")) sscanf(rest, "%31s", card->resume);

  list *chosen = !strcmp(name, "rates")      ? &card->rates
                 : !strcmp(name, "channels") ? &card->channels
                 : !strcmp(name, "formats")  ? &card->formats
                                             : NULL;
  char *word = chosen ? strtok(rest, " \n") : NULL;
  for (; word && chosen->count < list_length; word = strtok(NULL, " \n"))
    chosen->items[chosen->count++] =
        chosen == &card->formats ? (unsigned)snd_pcm_format_value(word) : (unsigned)atol(word);
}

// Waits until the test lets the card open.
static void pass_gate(const char *folder) {
  char path[path_length];
  snprintf(path, sizeof path, "%s/gate", folder);
  int gate = open(path, O_RDONLY | O_CLOEXEC);
  if (gate >= 0) close(gate);
}

static void read_options(fault_card *card, const char *folder) {
  card->paced = 1;
  card->least_period = 16;
  card->least_buffer = 32;
  card->xrun_at = card->suspend_at = card->unplug_at = card->hang_at = never;
  card->write_error_at = never;
  strcpy(card->resume, "ok");

  char path[path_length], line[256], name[name_length];
  snprintf(path, sizeof path, "%s/options", folder);
  FILE *file = fopen(path, "re");
  if (!file) return;
  int start;
  while (fgets(line, sizeof line, file))
    if (sscanf(line, "%31s %n", name, &start) == 1) read_option(card, name, line + start);
  fclose(file);
}

// MARK: Playing

// Whether the place `at` has come.
static int is_past(const fault_card *card, long at) {
  return at != never && card->earlier + card->heard >= (unsigned long long)at;
}

static void stop_in(fault_card *card, snd_pcm_state_t state, const char *event) {
  note(card, "%s heard=%llu", event, card->earlier + card->heard);
  card->is_running = 0;
  snd_pcm_ioplug_set_state(&card->plugin, state);
}

// The frames that the clock says have been heard since the stream was prepared.
static unsigned long long clock_position(const fault_card *card) {
  if (!card->is_running) return card->heard;
  if (!card->paced) return card->queued_until;
  double seconds = (double)(now() - card->start_time) * 1e-9;
  return (unsigned long long)(seconds * card->plugin.rate);
}

static snd_pcm_sframes_t pointer(snd_pcm_ioplug_t *plugin) {
  fault_card *card = plugin->private_data;
  unsigned long long position = clock_position(card);
  int is_starved = card->paced && position > card->queued_until;
  if (position > card->queued_until) position = card->queued_until;
  if (card->hang_at != never && card->earlier + position >= (unsigned long long)card->hang_at) {
    if (!card->is_hung) note(card, "hang heard=%ld", card->hang_at);
    card->is_hung = 1;
    is_starved = 0;
    position = card->heard;
  }
  card->heard = position;

  snd_pcm_sframes_t place = (snd_pcm_sframes_t)(card->heard % card->boundary);
  if (!card->is_unplugged && is_past(card, card->unplug_at)) {
    card->is_unplugged = 1;
    stop_in(card, SND_PCM_STATE_DISCONNECTED, "unplug");
  } else if (!card->has_suspended && is_past(card, card->suspend_at)) {
    card->has_suspended = 1;
    stop_in(card, SND_PCM_STATE_SUSPENDED, "suspend");
  } else if (card->is_running) {
    int is_once = !card->has_overrun && is_past(card, card->xrun_at);
    int is_again = card->xrun_every > 0 && card->heard >= (unsigned long long)card->xrun_every;
    if (!is_once && !is_again && !is_starved) return place;
    card->has_overrun |= is_once;
    note(card, "xrun heard=%llu cause=%s", card->earlier + card->heard,
        is_starved ? "starved" : "option");
    card->is_running = 0;
    return -EPIPE;
  }
  return place;
}

static int start(snd_pcm_ioplug_t *plugin) {
  fault_card *card = plugin->private_data;
  if (card->is_unplugged) return -ENODEV;
  card->start_time = now();
  card->is_running = 1;
  note(card, "start queued=%llu", card->queued_until);
  return 0;
}

static int stop(snd_pcm_ioplug_t *plugin) {
  fault_card *card = plugin->private_data;
  note(card, "stop heard=%llu written=%llu", card->earlier + card->heard, card->written);
  card->is_running = 0;
  return 0;
}

static int prepare(snd_pcm_ioplug_t *plugin) {
  fault_card *card = plugin->private_data;
  if (card->is_unplugged) return -ENODEV;
  note(card, "prepare");
  card->earlier += card->heard;
  card->heard = card->queued_until = 0;
  card->is_running = 0;
  return 0;
}

static int resume(snd_pcm_ioplug_t *plugin) {
  fault_card *card = plugin->private_data;
  note(card, "resume %s", card->resume);
  if (!strcmp(card->resume, "stuck")) return -ENOSYS;
  if (!strcmp(card->resume, "refused")) {
    snd_pcm_ioplug_set_state(plugin, SND_PCM_STATE_XRUN);
    return -ENOSYS;
  }
  if (!strcmp(card->resume, "later") && card->refused_resumes++ < 3) return -EAGAIN;
  card->start_time = now() - (long long)((double)card->heard * 1e9 / plugin->rate);
  card->is_running = 1;
  snd_pcm_ioplug_set_state(plugin, SND_PCM_STATE_RUNNING);
  return 0;
}

static snd_pcm_sframes_t transfer(snd_pcm_ioplug_t *plugin, const snd_pcm_channel_area_t *areas,
    snd_pcm_uframes_t offset, snd_pcm_uframes_t size) {
  fault_card *card = plugin->private_data;
  if (card->is_unplugged) return -ENODEV;
  if (card->write_error_at != never && card->written >= (unsigned long long)card->write_error_at) {
    note(card, "refuse error=%ld", card->write_error);
    return -card->write_error;
  }
  if (card->short_write > 0) {
    card->takes_nothing_next = !card->takes_nothing_next;
    if (!card->takes_nothing_next) return -EAGAIN;
    if (size > (snd_pcm_uframes_t)card->short_write) size = (snd_pcm_uframes_t)card->short_write;
  }

  size_t frame_bytes =
      (size_t)snd_pcm_format_physical_width(plugin->format) / 8 * plugin->channels;
  const unsigned char *bytes =
      (const unsigned char *)areas[0].addr + (areas[0].first + offset * areas[0].step) / 8;
  long first_sound = never;
  for (size_t place = 0; place < size * frame_bytes && first_sound == never; place++)
    if (bytes[place]) first_sound = (long)(place / frame_bytes);
  if (write(card->frames, bytes, size * frame_bytes) < 0) return -EIO;
  note(card, "write frames=%lu at=%llu queued=%llu sound=%ld", size, card->written,
      card->queued_until - card->heard, first_sound);
  card->written += size;
  card->queued_until += size;
  return (snd_pcm_sframes_t)size;
}

// MARK: Opening and closing

static int set_hardware(snd_pcm_ioplug_t *plugin, snd_pcm_hw_params_t *parameters) {
  (void)parameters;
  note(plugin->private_data, "parameters rate=%u format=%s channels=%u period=%lu buffer=%lu",
      plugin->rate, snd_pcm_format_name(plugin->format), plugin->channels, plugin->period_size,
      plugin->buffer_size);
  return 0;
}

static int set_software(snd_pcm_ioplug_t *plugin, snd_pcm_sw_params_t *parameters) {
  fault_card *card = plugin->private_data;
  return snd_pcm_sw_params_get_boundary(parameters, &card->boundary);
}

static void release(fault_card *card) {
  if (card->plugin.poll_fd >= 0) close(card->plugin.poll_fd);
  if (card->frames >= 0) close(card->frames);
  if (card->log >= 0) close(card->log);
  free(card);
}

static int close_card(snd_pcm_ioplug_t *plugin) {
  fault_card *card = plugin->private_data;
  note(card, "close heard=%llu written=%llu", card->earlier + card->heard, card->written);
  release(card);
  return 0;
}

static const snd_pcm_ioplug_callback_t callbacks = {
    .start = start,
    .stop = stop,
    .pointer = pointer,
    .transfer = transfer,
    .close = close_card,
    .hw_params = set_hardware,
    .sw_params = set_software,
    .prepare = prepare,
    .resume = resume,
};

static int open_file(const char *folder, const char *name) {
  char path[path_length];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

// Says what the card takes: a list where one was given, else everything that is usual.
static void set_limits(fault_card *card) {
  snd_pcm_ioplug_t *plugin = &card->plugin;
  const unsigned access[] = {SND_PCM_ACCESS_RW_INTERLEAVED, SND_PCM_ACCESS_MMAP_INTERLEAVED};
  const unsigned formats[] = {
      SND_PCM_FORMAT_S16_LE, SND_PCM_FORMAT_S24_LE, SND_PCM_FORMAT_S24_3LE,
      SND_PCM_FORMAT_S32_LE, SND_PCM_FORMAT_FLOAT_LE};
  snd_pcm_ioplug_set_param_list(plugin, SND_PCM_IOPLUG_HW_ACCESS, 2, access);
  if (card->formats.count)
    snd_pcm_ioplug_set_param_list(
        plugin, SND_PCM_IOPLUG_HW_FORMAT, card->formats.count, card->formats.items);
  else
    snd_pcm_ioplug_set_param_list(plugin, SND_PCM_IOPLUG_HW_FORMAT, 5, formats);
  if (card->rates.count)
    snd_pcm_ioplug_set_param_list(
        plugin, SND_PCM_IOPLUG_HW_RATE, card->rates.count, card->rates.items);
  else
    snd_pcm_ioplug_set_param_minmax(plugin, SND_PCM_IOPLUG_HW_RATE, 4000, 192000);
  if (card->channels.count)
    snd_pcm_ioplug_set_param_list(
        plugin, SND_PCM_IOPLUG_HW_CHANNELS, card->channels.count, card->channels.items);
  else
    snd_pcm_ioplug_set_param_minmax(plugin, SND_PCM_IOPLUG_HW_CHANNELS, 1, 8);
  const unsigned bytes = 4, most = 1 << 22;
  snd_pcm_ioplug_set_param_minmax(
      plugin, SND_PCM_IOPLUG_HW_PERIOD_BYTES, (unsigned)card->least_period * bytes, most / 2);
  snd_pcm_ioplug_set_param_minmax(
      plugin, SND_PCM_IOPLUG_HW_BUFFER_BYTES, (unsigned)card->least_buffer * bytes, most);
  snd_pcm_ioplug_set_param_minmax(plugin, SND_PCM_IOPLUG_HW_PERIODS, 2, 1024);
}

SND_PCM_PLUGIN_DEFINE_FUNC(fault) {
  (void)root;
  const char *folder;
  snd_config_t *entry;
  if (stream != SND_PCM_STREAM_PLAYBACK) return -EINVAL;
  if (snd_config_search(conf, "folder", &entry) < 0) return -EINVAL;
  if (snd_config_get_string(entry, &folder) < 0) return -EINVAL;
  fault_card *card = calloc(1, sizeof *card);
  if (!card) return -ENOMEM;
  read_options(card, folder);
  card->boundary = 1 << 30;
  card->log = open_file(folder, "log");
  card->frames = open_file(folder, "frames");
  card->plugin.poll_fd = eventfd(0, EFD_CLOEXEC);
  if (card->open_gate) pass_gate(folder);
  if (card->open_error > 0) {
    int error = (int)card->open_error;
    note(card, "refuse error=%d", error);
    release(card);
    return -error;
  }

  card->plugin.version = SND_PCM_IOPLUG_VERSION;
  card->plugin.name = "a card that goes wrong on request";
  card->plugin.flags = SND_PCM_IOPLUG_FLAG_MONOTONIC | SND_PCM_IOPLUG_FLAG_BOUNDARY_WA;
  card->plugin.poll_events = POLLOUT;
  card->plugin.callback = &callbacks;
  card->plugin.private_data = card;
  int result = snd_pcm_ioplug_create(&card->plugin, name, stream, mode);
  if (result < 0) {
    release(card);
    return result;
  }
  set_limits(card);
  note(card, "open");
  *pcmp = card->plugin.pcm;
  return 0;
}
SND_PCM_PLUGIN_SYMBOL(fault)
