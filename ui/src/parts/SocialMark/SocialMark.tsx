import type { SocialProvider } from '@wallet-kit/sdk'
import { useContext, useMemo } from 'react'
import { canCarryMark } from '../../foundation/icons/canCarryMark.ts'
import { socialMarks } from '../../foundation/icons/socialMarks.ts'
import { resolveTokens } from '../../foundation/theme/resolveTokens.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { HostLookContext } from '../../kit/look/HostLookContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'

export interface SocialMarkProps {
  readonly provider: SocialProvider
  /** Width and height in the modal's pixels. */
  readonly pixels: number
}

/**
 * The mark of a social network. In its own colours, unless the host app's design has planes on which these have less
 * than 3:1: then in the colour of the text beside it.
 */
export function SocialMark({ provider, pixels }: SocialMarkProps) {
  const kit = useKit()
  const { themeMode, themeVariables } = useStore(kit.stores.theme)
  const look = useContext(HostLookContext)
  const parts = socialMarks[provider]
  const isColored = useMemo(
    () => canCarryMark(resolveTokens(look?.mode ?? themeMode, themeVariables, look), parts),
    [look, themeMode, themeVariables, parts],
  )
  const side = `calc(${pixels} * var(--wk-px))`
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      style={{ inlineSize: side, blockSize: side, flex: 'none' }}
    >
      {parts.map(([path, color]) => (
        <path key={path} d={path} fill={isColored ? color : undefined} />
      ))}
    </svg>
  )
}
