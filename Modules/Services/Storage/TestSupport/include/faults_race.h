#ifndef FAULTS_RACE_H
#define FAULTS_RACE_H

#endif
