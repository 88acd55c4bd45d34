#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// Starts counting the calls that ask for memory, from zero, on every thread of the process.
void CAllocations_start(void);

/// Stops counting and returns the calls since the start; always 0 where they can't be counted.
uint64_t CAllocations_stop(void);

#endif
