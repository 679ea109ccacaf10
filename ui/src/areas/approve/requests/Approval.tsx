import { approveWalletRequest, declineWalletRequest, type WalletRequest } from '@wallet-kit/sdk/actions'
import { formatUnits, truncateAddress } from '@wallet-kit/sdk/format'
import { useEffect, useId, useState } from 'react'
import { formatExact } from '../../../foundation/format/formatAmount.ts'
import { useMessageCatalog, useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { size } from '../../../foundation/theme/size.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Address } from '../../../parts/Address/Address.tsx'
import { useAnnounce } from '../../../parts/AnnounceContext.ts'
import { ButtonPair } from '../../../parts/ButtonPair.tsx'
import { Acknowledgement } from '../../../parts/CheckBox/Acknowledgement.tsx'
import { Facts } from '../../../parts/Facts/Facts.tsx'
import { Footnote } from '../../../parts/Footnote.tsx'
import { keepWhole } from '../../../parts/keepWhole.tsx'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { ErrorNotice } from '../../../parts/Notice/ErrorNotice.tsx'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { usePatience } from '../../../parts/usePatience.ts'
import { approvalMessages } from '../messages/approval.ts'
import { Statement } from './Statement.tsx'
import { useClickDelay } from './useClickDelay.ts'

const Statements = styled('ul')({ display: 'grid', gap: size(14), margin: 0, padding: 0, listStyle: 'none' })

export interface ApprovalProps {
  readonly request: WalletRequest
  /** Number of pending requests, this one included. */
  readonly count: number
}

/** Effects, beneficiaries and cost of a request; approves it, after a second question where it is risky. */
export function Approval({ request, count }: ApprovalProps) {
  const kit = useKit()
  const message = useMessages(approvalMessages)
  const announce = useAnnounce()
  const { locale } = useMessageCatalog()
  const { metadata } = useStore(kit.stores.options)
  const { id, read, wallet, account, network, isPassedOn } = request
  const textId = useId()
  const [isAskedAgain, setAskedAgain] = useState(false)
  const [hasChecked, setChecked] = useState(false)
  const canClick = useClickDelay(read !== undefined)
  const isSlow = usePatience(isPassedOn, String(id))
  const app = metadata?.name || location.host
  const warning = isAskedAgain ? message('askAgain', { app }) : ''
  const progress = isPassedOn ? message(isSlow ? 'slow' : 'passedOn', { wallet: wallet.name }) : ''
  useEffect(() => {
    if (warning) announce(warning, 'assertive')
  }, [announce, warning])
  useEffect(() => {
    if (progress) announce(progress)
  }, [announce, progress])

  function approve(): void {
    if (read?.isDangerous && !isAskedAgain) setAskedAgain(true)
    else if (!read?.isDangerous || hasChecked) approveWalletRequest(kit, { id })
  }

  const { decimals, symbol } = network.nativeCurrency
  const facts = [
    { name: message('requestedBy'), value: <bdi translate="no">{location.host}</bdi> },
    { name: message('account'), value: <Address address={account} /> },
    { name: message('network'), value: <bdi>{network.name}</bdi> },
    ...(read?.fee === undefined
      ? []
      : [
          {
            name: message(read.isFeeGuessed ? 'feeAbout' : 'fee'),
            value: <bdi dir="ltr">{`${formatExact(locale, formatUnits(read.fee, decimals))} ${symbol}`}</bdi>,
          },
        ]),
  ]
  return (
    <>
      <Lead
        title={keepWhole(message('heading', { app, wallet: wallet.name }), app)}
        text={message('text')}
        textId={textId}
      />
      {count > 1 && <Footnote>{message('position', { index: 1, count })}</Footnote>}
      {read ? (
        <Statements aria-label={message('actions', { count: read.statements.length })}>
          {read.statements.map((statement, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a request does never changes
            <Statement key={index} {...statement} />
          ))}
        </Statements>
      ) : (
        <Notice>{message('reading')}</Notice>
      )}
      {read && read.statements.length > 1 && (
        <Footnote>{message('actions', { count: read.statements.length })}</Footnote>
      )}
      <Facts facts={facts} />
      {read?.lookAlike && (
        <ErrorNotice>
          {message('lookAlike', {
            address: truncateAddress(read.lookAlike.address),
            known: truncateAddress(read.lookAlike.known),
          })}
        </ErrorNotice>
      )}
      {isAskedAgain && (
        <>
          <ErrorNotice>{warning}</ErrorNotice>
          <Acknowledgement
            label={message('understood')}
            testId="approval-understood"
            isChecked={hasChecked}
            onChange={setChecked}
          />
        </>
      )}
      {progress && <Notice>{progress}</Notice>}
      <ButtonPair>
        <MainButton
          data-way-out=""
          data-testid="approval-cancel"
          isBusy={isPassedOn}
          onClick={() => declineWalletRequest(kit, { id })}
        >
          {message('cancel')}
        </MainButton>
        <MainButton
          tone="accent"
          data-testid="approval-approve"
          aria-describedby={textId}
          isBusy={!canClick || isPassedOn || (isAskedAgain && !hasChecked)}
          onClick={approve}
        >
          {message(isPassedOn ? 'approving' : isAskedAgain ? 'approveAnyway' : 'approve')}
        </MainButton>
      </ButtonPair>
    </>
  )
}
