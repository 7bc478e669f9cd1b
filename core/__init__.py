"""The game of Ninety-Nine: two functions over frozen values, no I/O, no clock, no dice."""
