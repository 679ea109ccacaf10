import { createContext, useContext } from 'react'
import type { MessageCatalog } from './createMessageCatalog.ts'
import type { FormatMessage, MessageSet, MessageStrings } from './MessageSet.ts'

export const MessagesContext = createContext<MessageCatalog | undefined>(undefined)

/** The locale's messages of the modal around the component. */
export function useMessageCatalog(): MessageCatalog {
  const catalog = useContext(MessagesContext)
  if (!catalog) throw new Error('Messages are available inside the modal only')
  return catalog
}

/** The function that formats the messages of a set in the user's locale. */
export function useMessages<Messages extends MessageStrings>(
  set: MessageSet<Messages>,
): FormatMessage<Messages> {
  return useMessageCatalog().get(set)
}
