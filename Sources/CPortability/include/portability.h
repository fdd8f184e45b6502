/* Nothing to include: the target only holds symbols that the program would else ask of a newer C library. */
