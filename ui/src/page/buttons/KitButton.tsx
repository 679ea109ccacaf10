'use client'
import type { ReactNode } from 'react'
import { useStore } from '../../kit/hooks/useStore.ts'
import type { ConnectButtonProps } from '../../kit/provider/ConnectButtonProps.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import type { ButtonFace } from '../face/ButtonFace.ts'
import { buttonCss } from '../face/buttonCss.ts'
import { keepWidth } from '../face/keepWidth.ts'

export interface KitButtonProps
  extends ButtonFace,
    Pick<ConnectButtonProps, 'balance' | 'charsStart' | 'charsEnd'> {
  readonly size?: 'md' | 'sm' | undefined
  readonly onClick: () => void
  /** Default: the text of the face. */
  readonly children?: ReactNode
}

/** A plain button with its few lines of style: no part of the modal's code is needed to show it. */
export function KitButton({
  kind,
  size = 'md',
  testId,
  text,
  busy,
  disabled,
  balance,
  charsStart,
  charsEnd,
  onClick,
  children,
}: KitButtonProps) {
  const kit = useKit()
  const theme = useStore(kit.stores.theme)
  const { id, css } = buttonCss(theme)
  // A failure shows when the button is pressed; an intent alone must not disturb.
  const prepare = () => void kit.prepareModal().catch(() => {})
  return (
    <>
      <style href={id} precedence="wallet-kit" nonce={kit.options.nonce}>
        {css}
      </style>
      <button
        // Until the wallet of the last visit has answered.
        ref={
          busy && kind === 'account'
            ? (button) => keepWidth(kit, button, [testId, size, balance, charsStart, charsEnd])
            : undefined
        }
        type="button"
        className={`wk-button ${id}`}
        data-kind={kind}
        data-theme={theme.themeSetting}
        data-size={size}
        data-testid={testId}
        aria-busy={busy || undefined}
        aria-haspopup="dialog"
        disabled={disabled}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={onClick}
      >
        {children || (
          <>
            {busy && <span className="wk-button-wheel" aria-hidden="true" />}
            <bdi>{text}</bdi>
          </>
        )}
      </button>
    </>
  )
}
