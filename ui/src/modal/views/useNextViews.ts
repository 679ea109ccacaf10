import { useEffect } from 'react'
import { savesData } from '../../instance/savesData.ts'
import { whenIdle } from '../../instance/whenIdle.ts'
import type { ViewDefinition } from './ViewDefinition.ts'
import type { ViewLoader } from './ViewLoader.ts'

/** Loads the views that often follow the shown one, unless the user saves data. */
export function useNextViews(
  loader: ViewLoader,
  definition: ViewDefinition | undefined,
  isVisible: boolean,
): void {
  useEffect(() => {
    const next = definition?.next
    if (!isVisible || !next || savesData()) return
    // A failure is reported when the view is opened, which loads it again.
    return whenIdle(() => {
      for (const name of next) loader.load(name).catch(() => {})
    })
  }, [loader, definition, isVisible])
}
