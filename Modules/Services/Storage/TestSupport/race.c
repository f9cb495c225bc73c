#include "faults_race.h"
