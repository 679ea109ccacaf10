import { closeModal, goBack } from '@wallet-kit/sdk/actions'
import type { ReactNode } from 'react'
import { Icon } from '../foundation/icons/Icon.tsx'
import { backIcon, closeIcon } from '../foundation/icons/icons.ts'
import { useMessages } from '../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../foundation/messages/shellMessages.ts'
import { appear } from '../foundation/styles/appear.ts'
import { styled } from '../foundation/styles/styled.tsx'
import { radius } from '../foundation/theme/radius.ts'
import { size } from '../foundation/theme/size.ts'
import { textSize } from '../foundation/theme/textSize.ts'
import { useKit } from '../kit/provider/useKit.ts'
import { IconButton } from '../parts/IconButton/IconButton.tsx'
import type { ViewDefinition } from './views/ViewDefinition.ts'

const Bar = styled(
  'div',
  'header',
)({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: `minmax(${size(36)}, 1fr) auto minmax(${size(36)}, 1fr)`,
  alignItems: 'center',
  gap: size(4),
  minBlockSize: size(60),
  padding: `${size(8)} ${size(12)}`,
  '& > *': { minInlineSize: 0 },
})

const End = styled('span')({ justifySelf: 'end', display: 'inline-flex' })

const Title = styled(
  'h2',
  'title',
)({
  margin: 0,
  padding: `${size(2)} ${size(6)}`,
  borderRadius: radius(1.5),
  fontSize: textSize(16),
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'break-word',
  // It is focused to be read; a focus ring around static text would suggest an action.
  outline: 'none',
  animation: appear,
})

export interface HeaderProps {
  readonly definition: ViewDefinition | undefined
  /** In place of the view's title, and of the way back. */
  readonly resultTitle: string | undefined
  readonly hasFailed: boolean
  readonly canGoBack: boolean
  readonly isEmbedded: boolean
  readonly titleId: string
}

/** Back or the view's own control, the title that names the dialog, close. Order of reading, order of Tab. */
export function Header({ definition, resultTitle, hasFailed, canGoBack, isEmbedded, titleId }: HeaderProps) {
  const kit = useKit()
  const message = useMessages(shellMessages)
  const HeaderStart = definition?.HeaderStart
  const HeaderEnd = definition?.HeaderEnd
  let start: ReactNode = <span />
  if (canGoBack && !definition?.hidesBack && !resultTitle) {
    start = (
      <IconButton
        type="button"
        data-testid="header-back"
        aria-label={message('back')}
        onClick={() => goBack(kit)}
      >
        <Icon path={backIcon} isDirectional />
      </IconButton>
    )
  } else if (HeaderStart) {
    start = <HeaderStart />
  }
  return (
    <Bar>
      {start}
      <Title id={titleId} tabIndex={-1} data-testid="w3m-header-text">
        {resultTitle ?? (definition && <TitleText useTitle={definition.useTitle} />)}
        {hasFailed && message('viewFailedTitle')}
      </Title>
      <End>
        {HeaderEnd && <HeaderEnd />}
        {!isEmbedded && (
          <IconButton
            type="button"
            data-testid="w3m-header-close"
            aria-label={message('close')}
            onClick={() => closeModal(kit)}
          >
            <Icon path={closeIcon} />
          </IconButton>
        )}
      </End>
    </Bar>
  )
}

function TitleText({ useTitle }: Pick<ViewDefinition, 'useTitle'>) {
  return useTitle()
}
