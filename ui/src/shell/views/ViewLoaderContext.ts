import type { ViewName } from '@wallet-kit/sdk'
import { createContext, useContext, useMemo } from 'react'
import { savesData } from '../../kit/instance/savesData.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ModalVisibleRefContext } from '../../parts/ModalVisibleContext.ts'
import type { ViewLoader } from './ViewLoader.ts'

export const ViewLoaderContext = createContext<ViewLoader | undefined>(undefined)

/** Handlers that load a view, and what it shows first, when the control that opens it is hovered or focused. */
export function usePrefetchView(name: ViewName): { onPointerEnter(): void; onFocus(): void } {
  const kit = useKit()
  const loader = useContext(ViewLoaderContext)
  const isVisible = useContext(ModalVisibleRefContext)
  return useMemo(() => {
    async function load(): Promise<void> {
      const definition = await loader?.load(name)
      if (!savesData()) definition?.prefetch?.(kit)
    }
    function prefetch(): void {
      // The modal focuses its first row itself when it opens: that is no intent, and the paint is still due.
      if (!isVisible.current) return
      // A failure is reported when the view is opened, which loads it again.
      load().catch(() => {})
    }
    return { onPointerEnter: prefetch, onFocus: prefetch }
  }, [kit, loader, name, isVisible])
}
