import type { ViewName } from '@wallet-kit/sdk'
import { assertOnline } from '../kit/instance/assertOnline.ts'
import type { ViewDefinition } from '../shell/views/ViewDefinition.ts'
import type { ViewLoader } from '../shell/views/ViewLoader.ts'
import { viewRegistry } from './viewRegistry.ts'

interface ViewLoaderParameters {
  readonly registry?: typeof viewRegistry
  /** Loads what a view needs besides its own code. Never rejects. */
  readonly alongside?: (name: ViewName) => Promise<void> | undefined
}

/** Loads each view once. */
export function createViewLoader({
  registry = viewRegistry,
  alongside,
}: ViewLoaderParameters = {}): ViewLoader {
  const loaded = new Map<ViewName, ViewDefinition>()
  return {
    get: (name) => loaded.get(name),
    async load(name) {
      const present = loaded.get(name)
      if (present) return present
      const fetchView = registry[name]
      if (!fetchView) throw new Error(`Unknown view "${name}"`)
      assertOnline()
      const [definition] = await Promise.all([fetchView(), alongside?.(name)])
      loaded.set(name, definition)
      return definition
    },
  }
}
