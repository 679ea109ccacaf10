import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { logFailure } from '../../../kit/instance/logFailure.ts'
import { whenIdle } from '../../../kit/instance/whenIdle.ts'
import { useModalVisible } from '../../../parts/ModalVisibleContext.ts'
import type { DirectoryState } from './DirectoryState.ts'

type ReaderModule = typeof import('./DirectoryReader.tsx')

const unread: DirectoryState = {
  recommended: undefined,
  featured: [],
  count: undefined,
  hasFailed: false,
  getRecent: () => [],
  retry() {},
}

/**
 * Wallets from outside of this browser. The code that reads them is larger than the first view: it is loaded
 * when that has been painted, or the browser is idle before the click.
 *
 * @returns what is known, and the element that reads it
 */
export function useDirectory(): readonly [DirectoryState, ReactNode] {
  const [state, setState] = useState(unread)
  const source = <Source onChange={setState} />
  return [state, source]
}

/** Apart from the list, which has nothing new to show when the code is loaded. */
function Source({ onChange }: { readonly onChange: (state: DirectoryState) => void }) {
  const isVisible = useModalVisible()
  const [reader, setReader] = useState<ReaderModule>()

  const load = useCallback(() => {
    import('./use.ts').then(setReader).then(
      // After a failure; otherwise it changes nothing.
      () => onChange(unread),
      (error: unknown) => {
        logFailure('The list of wallets', error)
        onChange({ ...unread, hasFailed: true, retry: load })
      },
    )
  }, [onChange])

  useEffect(() => {
    if (reader) return
    if (isVisible) return load()
    return whenIdle(load)
  }, [reader, isVisible, load])

  return reader && <reader.DirectoryReader onChange={onChange} />
}
