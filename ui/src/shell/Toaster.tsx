import type { Toast } from '@wallet-kit/sdk'
import { useRef } from 'react'
import { Icon } from '../foundation/icons/Icon.tsx'
import { alertIcon, checkIcon, retryIcon } from '../foundation/icons/icons.ts'
import type { FormatMessage } from '../foundation/messages/MessageSet.ts'
import { useMessages } from '../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../foundation/messages/shellMessages.ts'
import { keyframes } from '../foundation/styles/keyframes.ts'
import { styled } from '../foundation/styles/styled.tsx'
import { cssVar } from '../foundation/theme/cssVar.ts'
import { media } from '../foundation/theme/media.ts'
import { radius } from '../foundation/theme/radius.ts'
import { size } from '../foundation/theme/size.ts'
import { textSize } from '../foundation/theme/textSize.ts'
import { useMui } from '../parts/mui/useMui.ts'
import type { ShownToast } from './useToast.ts'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const Layer = styled('div')({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: size(16),
  zIndex: 'calc(var(--wk-z-index) + 1)',
  display: 'flex',
  justifyContent: 'center',
  padding: `0 ${size(16)}`,
  pointerEvents: 'none',
  // Beside the card, where there is room for both.
  [media.wide]: { justifyContent: 'flex-end' },
  [media.phone]: { insetBlockStart: size(8), padding: `0 ${size(12)}` },
})

/** The pointer over it makes it stay. */
const Hold = styled('div')({
  maxInlineSize: 420,
  [media.wide]: { maxInlineSize: 288 },
  pointerEvents: 'auto',
  animation: `${enter} 150ms ease-out`,
  [media.stillness]: { animation: 'none' },
})

const Bubble = styled(
  'div',
  'toast',
)({
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  padding: `${size(10)} ${size(16)} ${size(10)} ${size(12)}`,
  paddingInline: `${size(12)} ${size(16)}`,
  border: `1px solid ${cssVar('border')}`,
  borderRadius: radius(4),
  background: cssVar('surface'),
  boxShadow: cssVar('shadow'),
  color: cssVar('text'),
  fontSize: textSize(14),
  fontWeight: 500,
  '&[data-variant=success] > svg': { color: cssVar('success') },
  '&[data-variant=error] > svg': { color: cssVar('error') },
})

const severities = { success: 'success', error: 'error', loading: 'info' } as const

const icons = { success: checkIcon, error: alertIcon, loading: retryIcon } as const

/** Message of a toast: the kit's own by key, or the host app's. */
export function toastText(toast: Toast, message: FormatMessage<typeof shellMessages.english>): string {
  return toast.message ?? (toast.key ? message(`toast.${toast.key}`) : '')
}

export interface ToasterProps extends ShownToast {
  /** Whether it announces its message itself: while the dialog is open, the dialog's own live region does. */
  readonly speaks: boolean
}

/** Shows one short message above everything. It is not focused. */
export function Toaster({ toast, hold, speaks }: ToasterProps) {
  const message = useMessages(shellMessages)
  const place = useRef<HTMLDivElement>(null)
  const mui = useMui(place, toast !== undefined)
  return (
    <Layer ref={place} role="status" aria-live={speaks ? 'polite' : 'off'}>
      {toast && (
        <Hold key={toast.id} onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
          {mui ? (
            <mui.MuiBubble
              part="toast"
              severity={severities[toast.variant]}
              icon={<Icon path={icons[toast.variant]} pixels={18} />}
            >
              <span data-testid="wui-snackbar-message">{toastText(toast, message)}</span>
            </mui.MuiBubble>
          ) : (
            <Bubble data-variant={toast.variant}>
              <Icon path={icons[toast.variant]} pixels={18} />
              <span data-testid="wui-snackbar-message">{toastText(toast, message)}</span>
            </Bubble>
          )}
        </Hold>
      )}
    </Layer>
  )
}
