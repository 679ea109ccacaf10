import { useEffect } from 'react'
import { savesData } from '../../kit/instance/savesData.ts'
import { whenIdle } from '../../kit/instance/whenIdle.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import type { ViewDefinition } from './ViewDefinition.ts'
import type { ViewLoader } from './ViewLoader.ts'

export interface NextViewsProps {
  readonly loader: ViewLoader
  /** The view that is shown. */
  readonly definition: ViewDefinition | undefined
}

/** Loads the views that often follow the shown one, unless the user saves data. Renders nothing. */
export function NextViews({ loader, definition }: NextViewsProps) {
  const isVisible = useModalVisible()
  useEffect(() => {
    const next = definition?.next
    if (!isVisible || !next || savesData()) return
    if (definition.hintsNext && window.matchMedia('(hover: hover)').matches) return
    // A failure is reported when the view is opened, which loads it again.
    return whenIdle(() => {
      for (const name of next) loader.load(name).catch(() => {})
    })
  }, [loader, definition, isVisible])
  return null
}
