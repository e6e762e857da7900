import { setFlagsFromString } from 'node:v8'

// Tests run much code for a short time. By default V8 optimises it, gives that up and begins again, which costs more than
// it gains; so here it waits fifteen times as long before it optimises.
setFlagsFromString('--interrupt-budget=1000000')
