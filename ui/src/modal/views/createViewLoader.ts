import type { ViewName } from '@wallet-kit/sdk'
import { assertOnline } from '../../instance/assertOnline.ts'
import type { MessageCatalog } from '../../messages/createMessageCatalog.ts'
import type { ViewDefinition } from './ViewDefinition.ts'
import { viewRegistry } from './viewRegistry.ts'

/** Views of one modal that have been fetched, and a way to fetch more. */
export interface ViewLoader {
  /** The view, if it is here already. */
  get(name: ViewName): ViewDefinition | undefined
  /** Fetches a view with its messages. Rejects when its code could not be fetched, or when there is no such view. */
  load(name: ViewName): Promise<ViewDefinition>
}

export function createViewLoader(messages: MessageCatalog, registry = viewRegistry): ViewLoader {
  const loaded = new Map<ViewName, ViewDefinition>()
  return {
    get: (name) => loaded.get(name),
    async load(name) {
      const present = loaded.get(name)
      if (present) return present
      const fetchView = registry[name]
      if (!fetchView) throw new Error(`There is no view "${name}" yet`)
      assertOnline()
      const definition = await fetchView()
      await messages.load(definition.messages)
      loaded.set(name, definition)
      return definition
    },
  }
}
