import type { ViewName } from '@wallet-kit/sdk'
import { assertOnline } from '../../instance/assertOnline.ts'
import type { ViewDefinition } from './ViewDefinition.ts'
import type { ViewLoader } from './ViewLoader.ts'
import { viewRegistry } from './viewRegistry.ts'

export function createViewLoader(registry = viewRegistry): ViewLoader {
  const loaded = new Map<ViewName, ViewDefinition>()
  return {
    get: (name) => loaded.get(name),
    async load(name) {
      const present = loaded.get(name)
      if (present) return present
      const fetchView = registry[name]
      if (!fetchView) throw new Error(`Unknown view "${name}"`)
      assertOnline()
      const definition = await fetchView()
      loaded.set(name, definition)
      return definition
    },
  }
}
