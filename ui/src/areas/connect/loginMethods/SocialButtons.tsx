import type { SocialProvider } from '@wallet-kit/sdk'
import { logIn, openView } from '@wallet-kit/sdk/actions'
import { type ReactNode, useContext } from 'react'
import { Icon } from '../../../foundation/icons/Icon.tsx'
import { moreIcon } from '../../../foundation/icons/icons.ts'
import { socialNames } from '../../../foundation/logins/socialNames.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { focusRing } from '../../../foundation/theme/focusRing.ts'
import { media } from '../../../foundation/theme/media.ts'
import { radius } from '../../../foundation/theme/radius.ts'
import { size } from '../../../foundation/theme/size.ts'
import { textSize } from '../../../foundation/theme/textSize.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { ChoiceRow } from '../../../parts/Row/ChoiceRow.tsx'
import { RowGateContext, RowText } from '../../../parts/Row/Row.tsx'
import { RowMark } from '../../../parts/Row/RowMark.tsx'
import { SocialMark } from '../../../parts/SocialMark/SocialMark.tsx'
import { usePrefetchView } from '../../../shell/views/ViewLoaderContext.ts'
import { loginMethodsMessages } from '../messages/loginMethods.ts'

const Box = styled('div')({ flex: 'none', display: 'flex', flexWrap: 'wrap', gap: size(6) })

const Small = styled(
  'button',
  'row',
)({
  appearance: 'none',
  boxSizing: 'border-box',
  flex: `1 1 ${size(48)}`,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size(8),
  minBlockSize: size(48),
  margin: 0,
  padding: `${size(8)} ${size(6)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  color: cssVar('text'),
  font: 'inherit',
  fontSize: textSize(16),
  fontWeight: 500,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&[data-wide=true]': { flexBasis: size(130) },
  [media.hover]: { '&:hover': { background: cssVar('surfaceHover') } },
  '&:active': { background: cssVar('surfacePressed') },
  '&[aria-disabled=true]': { cursor: 'default', color: cssVar('textSecondary') },
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(),
})

/** Any one of the views that log in: they are loaded together. */
const loginView = 'ConnectingSocial'

/** More networks than these have a view of their own. */
const most = 6
/** Shown beside the button that opens it, the wide one included. */
const firstFew = 5

export interface SocialButtonsProps {
  readonly socials: readonly SocialProvider[]
}

/** The first network in a wide button, the others in small ones; two side by side. */
export function SocialButtons({ socials }: SocialButtonsProps) {
  const kit = useKit()
  const message = useMessages(loginMethodsMessages)
  const isPair = socials.length === 2
  const [first, ...others] = socials.length > most ? socials.slice(0, firstFew) : socials
  if (!first) return null
  return (
    <Box role="group" aria-label={message('socials')} data-testid="w3m-social-login-widget">
      {isPair ? (
        <SmallSocial provider={first} hasName />
      ) : (
        <SocialRow provider={first} label={message('continueWith', { name: socialNames[first] })} />
      )}
      {others.map((provider) => (
        <SmallSocial key={provider} provider={provider} hasName={isPair} />
      ))}
      {socials.length > most && (
        <SmallButton
          testId="social-selector-more"
          label={message('more')}
          isGated={false}
          onClick={() => openView(kit, { view: 'ConnectSocials' })}
        >
          <Icon path={moreIcon} pixels={22} />
        </SmallButton>
      )}
    </Box>
  )
}

export interface SocialRowProps {
  readonly provider: SocialProvider
  readonly label: string
}

/** One network in a row. */
export function SocialRow({ provider, label }: SocialRowProps) {
  const kit = useKit()
  return (
    <ChoiceRow
      data-testid={`social-selector-${provider}`}
      {...usePrefetchView(loginView)}
      onClick={() => logIn(kit, { provider })}
    >
      <RowMark provider={provider} />
      <RowText>{label}</RowText>
    </ChoiceRow>
  )
}

interface SmallSocialProps {
  readonly provider: SocialProvider
  /** Whether there is room for its name. */
  readonly hasName: boolean
}

function SmallSocial({ provider, hasName }: SmallSocialProps) {
  const kit = useKit()
  const message = useMessages(loginMethodsMessages)
  const name = socialNames[provider]
  return (
    <SmallButton
      testId={`social-selector-${provider}`}
      label={message('continueWith', { name })}
      isGated
      isWide={hasName}
      {...usePrefetchView(loginView)}
      onClick={() => logIn(kit, { provider })}
    >
      <SocialMark provider={provider} pixels={22} />
      {hasName && <span translate="no">{name}</span>}
    </SmallButton>
  )
}

interface SmallButtonProps {
  readonly testId: string
  readonly label: string
  /** Whether the visitor has to agree to the host app's documents first. */
  readonly isGated: boolean
  readonly isWide?: boolean
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
  readonly onClick: () => void
  readonly children: ReactNode
}

function SmallButton({ testId, label, isGated, isWide, onClick, ...rest }: SmallButtonProps) {
  const gate = useContext(RowGateContext)
  const held = isGated ? gate : undefined
  return (
    <Small
      type="button"
      data-testid={testId}
      data-wide={isWide}
      aria-label={label}
      title={label}
      aria-disabled={held !== undefined || undefined}
      aria-describedby={held?.reasonId}
      onClick={held ? held.onRefused : onClick}
      {...rest}
    />
  )
}
