#include "faults_recording.h"
