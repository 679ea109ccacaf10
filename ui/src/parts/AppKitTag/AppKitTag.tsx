import { createElement, type ReactNode } from 'react'
import { useKit } from '../../kit/provider/useKit.ts'

export interface AppKitTagProps {
  readonly name: `${'wui-' | 'w3m-'}${string}` | `w3m${string}-view`
  readonly testId?: string
  /** Leaves the layout to what is around it. Default: a box like any other. */
  readonly isBoxless?: boolean
  /** Fills what its row has left, as the control would without it. */
  readonly isFilling?: boolean
  /** Attributes that tests read. */
  readonly attributes?: Readonly<Record<string, string | undefined>>
  /** @param testId Left for the content: that of the tag, in a kit that has none. */
  readonly children: (testId: string | undefined) => ReactNode
}

/**
 * AppKit's tag around a control, in a kit of a host that has switched: the host's tests look for the control inside of it.
 * Tests press only what has a box.
 */
export function AppKitTag({
  name,
  testId,
  isBoxless = false,
  isFilling = false,
  attributes,
  children,
}: AppKitTagProps) {
  const { isLikeAppKit = false } = useKit()._internal
  if (!isLikeAppKit) return children(testId)
  return createElement(
    name,
    {
      ...attributes,
      'data-testid': testId,
      style: isBoxless
        ? { display: 'contents' }
        : { display: 'grid', minInlineSize: 0, flex: isFilling ? '1 1 auto' : undefined },
    },
    children(undefined),
  )
}
