import { createContext, useContext } from 'react'
import { en } from './en.ts'
import type { Messages } from './Messages.ts'

export const MessagesContext = createContext<Messages>(en)

/** Words of the modal in the visitor's locale. */
export function useMessages(): Messages {
  return useContext(MessagesContext)
}
