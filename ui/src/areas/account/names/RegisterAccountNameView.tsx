import { isNameLabel, nameZone, toNameLabel } from '@wallet-kit/sdk/actions'
import { type SyntheticEvent, useEffect, useId } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { size } from '../../../foundation/theme/size.ts'
import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { useAnnounce } from '../../../parts/AnnounceContext.ts'
import { FailedNotice } from '../../../parts/loading/FailedNotice.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { RowNote } from '../../../parts/Row/RowNote.tsx'
import { TextField } from '../../../parts/TextField/TextField.tsx'
import { useViewMemory } from '../../../shell/ViewMemoryContext.ts'
import { namesMessages } from '../messages/names.ts'
import { SuggestionRows } from './SuggestionRows.tsx'
import { useNameSearch } from './useNameSearch.ts'
import { useRegistration } from './useRegistration.ts'

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: size(10), margin: 0 })

/** Longest label, in characters. */
const longest = 64

/** A name to register, whether it is available, and others that are. */
export function RegisterAccountNameView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <NameForm />
    </Queries>
  ) : null
}

function NameForm() {
  const message = useMessages(namesMessages)
  const announce = useAnnounce()
  const hintId = useId()
  const [entered, setEntered] = useViewMemory('Account name', '')
  const label = toNameLabel(entered)
  const isInvalid = label !== '' && !isNameLabel(label)
  const search = useNameSearch(label)
  const { failure, isAsking, register, reset } = useRegistration()
  const own = search.suggestions.find(({ name }) => name === `${label}.${nameZone}`)
  const canRegister = own?.registered === false && !isAsking
  const problem = failure ?? (search.hasFailed ? message('lookupFailed') : undefined)
  const status = own && message(own.registered ? 'registered' : 'available')
  useEffect(() => {
    if (status) announce(status, 'polite')
  }, [announce, status])

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (canRegister) register(label)
  }

  if (!search.hasNames) return <Notice>{message('unsupported')}</Notice>
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={message('label')}
        testId="wui-ens-input"
        placeholder="alice"
        value={entered}
        maxLength={longest}
        readOnly={isAsking}
        enterKeyHint="go"
        isInvalid={isInvalid}
        reasonId={hintId}
        onChange={(value) => {
          setEntered(value)
          reset()
        }}
        end={
          <bdi dir="ltr" translate="no">
            .{nameZone}
          </bdi>
        }
      >
        <RowNote id={hintId}>{message('hint')}</RowNote>
      </TextField>
      {problem && <FailedNotice text={problem} onRetry={failure ? undefined : search.tryAgain} />}
      <SuggestionRows
        suggestions={search.suggestions}
        isPending={search.isPending}
        isDisabled={isAsking}
        onSelect={(name) => {
          const chosen = name.slice(0, -nameZone.length - 1)
          setEntered(chosen)
          register(chosen)
        }}
      />
      <MainButton
        type="submit"
        tone={canRegister || isAsking ? 'accent' : 'plain'}
        data-testid="name-submit"
        aria-disabled={canRegister ? undefined : true}
        aria-busy={isAsking || undefined}
      >
        {message(isAsking ? 'confirmInWallet' : 'register')}
      </MainButton>
    </Form>
  )
}
