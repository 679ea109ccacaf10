import { plainMessages } from '../plainMessages.ts'
import { messages } from './en.ts'

/** Messages of the modal itself, and those that several views share. */
export const shellMessages = plainMessages('shell', messages)
