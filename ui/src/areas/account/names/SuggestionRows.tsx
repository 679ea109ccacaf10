import type { NameSuggestion } from '@wallet-kit/sdk/query'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { size } from '../../../foundation/theme/size.ts'
import { List } from '../../../parts/List/List.tsx'
import { LoadingRows } from '../../../parts/loading/LoadingRows.tsx'
import { Row, RowText } from '../../../parts/Row/Row.tsx'
import { Tag } from '../../../parts/Tag/Tag.tsx'
import { namesMessages } from '../messages/names.ts'

/** Without an image, the text begins where that of the field above does. */
const inset = { paddingInline: size(14) }

export interface SuggestionRowsProps {
  readonly suggestions: readonly NameSuggestion[]
  readonly isPending: boolean
  readonly isDisabled: boolean
  readonly onSelect: (name: string) => void
}

/** The name that was entered, and others like it. Available ones can be chosen. */
export function SuggestionRows({ suggestions, isPending, isDisabled, onSelect }: SuggestionRowsProps) {
  const message = useMessages(namesMessages)
  if (isPending) return <LoadingRows label={message('checking')} rows={1} />
  if (suggestions.length === 0) return null
  return (
    <List label={message('names')}>
      {suggestions.map(({ name, registered }) => {
        const content = (
          <>
            <RowText>
              <bdi dir="ltr" translate="no">
                {name}
              </bdi>
            </RowText>
            <Tag data-tone={registered ? undefined : 'accent'}>
              {message(registered ? 'registered' : 'available')}
            </Tag>
          </>
        )
        return (
          <li key={name}>
            {registered ? (
              <Row as="div" data-testid="account-name-suggestion" style={{ ...inset, cursor: 'default' }}>
                {content}
              </Row>
            ) : (
              <Row
                type="button"
                data-testid="account-name-suggestion"
                style={inset}
                aria-disabled={isDisabled || undefined}
                onClick={isDisabled ? undefined : () => onSelect(name)}
              >
                {content}
              </Row>
            )}
          </li>
        )
      })}
    </List>
  )
}
