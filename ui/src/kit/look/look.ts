import { readHostLook } from './readHostLook.ts'
import { syncButtonTheme } from './syncButtonTheme.ts'

/** The code that reads the host app's design: the entry of its chunk, which most apps do without. */
export const look = { syncButtonTheme, readHostLook } as const
