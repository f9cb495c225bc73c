// Disks that fail on purpose, for Storage's tests: VFS wrappers around SQLite's own.

#ifndef STORAGE_FAULTS_H
#define STORAGE_FAULTS_H

#include "faults_race.h"
#include "faults_recording.h"

#endif
