import { leadButtons } from './leadButtons.ts'
import { readHostLook } from './readHostLook.ts'

/** The code that reads the host app's design: the entry of its chunk, which most apps do without. */
export const look = { leadButtons, readHostLook } as const
