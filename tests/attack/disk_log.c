/* Loaded into a server by LD_PRELOAD: writes down what it writes to its SQLite files, and when it asks for a sync.
 *
 * SIGNORIA_DISK_LOG names the log, SIGNORIA_DISK_FILE the database. Records are read by power_loss.py:
 * time (double), kind ('w' write, 't' truncate, 'b' a sync begins, 'e' it has ended), file ('d' database, 'j' its
 * write-ahead log), offset and length (64 bits each), then the bytes of a write.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

struct __attribute__((packed)) record { double time; char kind, file; uint64_t offset, length; };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_fd = -1;

/* 'd', 'j', or 0 for every other file. */
static char file_of(int fd) {
    const char *database = getenv("SIGNORIA_DISK_FILE");
    char link[64], path[PATH_MAX];
    if (!database) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    size_t own = strlen(database);
    if (strncmp(path, database, own)) return 0;
    return !path[own] ? 'd' : !strcmp(path + own, "-wal") ? 'j' : 0;
}

static void note(char kind, char file, uint64_t offset, const void *data, uint64_t length) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    struct record head = {now.tv_sec + now.tv_nsec / 1e9, kind, file, offset, length};
    struct iovec parts[] = {{&head, sizeof head}, {(void *)data, data ? length : 0}};
    pthread_mutex_lock(&lock);
    if (log_fd < 0) log_fd = open(getenv("SIGNORIA_DISK_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (writev(log_fd, parts, 2) < 0) abort();
    pthread_mutex_unlock(&lock);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    ssize_t written = REAL(pwrite64)(fd, data, length, offset);
    char file = file_of(fd);
    if (file && written > 0) note('w', file, offset, data, written);
    return written;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
    char file = file_of(fd);
    off_t offset = file ? lseek(fd, 0, SEEK_CUR) : 0;
    ssize_t written = REAL(write)(fd, data, length);
    if (file && written > 0) note('w', file, offset, data, written);
    return written;
}

int ftruncate64(int fd, off64_t length) {
    int status = REAL(ftruncate64)(fd, length);
    char file = file_of(fd);
    if (file && !status) note('t', file, length, NULL, 0);
    return status;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int synced(int fd, int (*sync)(int)) {
    char file = file_of(fd);
    if (file) note('b', file, 0, NULL, 0);
    int status = sync(fd);
    if (file && !status) note('e', file, 0, NULL, 0);
    return status;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }

int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }
