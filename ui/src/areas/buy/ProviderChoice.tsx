import { type OnrampProvider, type OnrampProviderId, setOnrampForm } from '@wallet-kit/sdk/actions'
import { useId } from 'react'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { buyingMessages } from './messages/buying.ts'

const Group = styled('fieldset')({
  display: 'grid',
  gap: size(6),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    marginBlockEnd: size(6),
    paddingInline: size(14),
    fontSize: textSize(13),
    color: cssVar('textSecondary'),
  },
})

const Radio = styled('input')({
  flex: 'none',
  inlineSize: size(24),
  blockSize: size(24),
  margin: size(8),
  accentColor: cssVar('accent'),
  ...focusRing(),
})

export interface ProviderChoiceProps {
  readonly providers: readonly OnrampProvider[]
  readonly selected: OnrampProviderId
}

/** Choice of a provider of the network. */
export function ProviderChoice({ providers, selected }: ProviderChoiceProps) {
  const kit = useKit()
  const message = useMessages(buyingMessages)
  const { locale } = useMessageCatalog()
  const name = useId()
  const percent = (value: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100)
  return (
    <Group>
      <legend>{message('providers')}</legend>
      {providers.map((provider) => (
        <Row as="label" key={provider.id} data-testid={`onramp-provider-${provider.id}`}>
          <Radio
            type="radio"
            name={name}
            value={provider.id}
            checked={provider.id === selected}
            onChange={() => setOnrampForm(kit, { provider: provider.id })}
          />
          <RowText>
            <bdi translate="no">{provider.name}</bdi>
            <RowNote>
              {message('fee', { min: percent(provider.fee.min), max: percent(provider.fee.max) })}
            </RowNote>
          </RowText>
        </Row>
      ))}
    </Group>
  )
}
