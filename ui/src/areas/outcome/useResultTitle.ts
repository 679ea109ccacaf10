import { useContext, useLayoutEffect } from 'react'
import { ResultTitleContext } from '../../shell/ResultTitleContext.ts'

/**
 * For a view that has become the result of what was reviewed in it: shows this title in place of the view's own, and no
 * button that goes back to what has been sent.
 */
export function useResultTitle(title: string): void {
  const setTitle = useContext(ResultTitleContext)
  useLayoutEffect(() => {
    setTitle(title)
    return () => setTitle(undefined)
  }, [setTitle, title])
}
