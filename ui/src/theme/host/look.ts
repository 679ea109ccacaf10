/** The code that reads the host app's design: the entry of its chunk, which most apps do without. */
export { leadButtons } from './leadButtons.ts'
export { readHostLook } from './readHostLook.ts'
