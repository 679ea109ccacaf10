import { keyframes } from './keyframes.ts'

/** An animation from what can be seen already: a first frame without anything is one that the visitor waits for. */
export const appear = `${keyframes({ from: { opacity: 0.4 } })} 150ms ease-out`
