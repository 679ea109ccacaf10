import type { CaipNetwork } from '@wallet-kit/sdk'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { checkIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { AppKitTag } from '../../parts/AppKitTag/AppKitTag.tsx'
import { RemoteImage } from '../../parts/RemoteImage/RemoteImage.tsx'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { Spinner } from '../../parts/Spinner/Spinner.tsx'
import { useNetworkImage } from '../../parts/useNetworkImage.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { networksMessages } from './messages/networks.ts'

const Active = styled('span')({ display: 'inline-flex', color: cssVar('success') })

export interface NetworkRowProps {
  readonly network: CaipNetwork
  /** `notApproved`: the paired wallet would refuse it. The row stays focusable, so that its reason can be read. */
  readonly state: 'active' | 'switching' | 'idle' | 'notApproved'
  readonly onSelect: (network: CaipNetwork) => void
}

/** One network: its state as text and icon, never by colour alone. */
export function NetworkRow({ network, state, onSelect }: NetworkRowProps) {
  const message = useMessages(networksMessages)
  const imageUrl = useNetworkImage(network)
  return (
    <li>
      <AppKitTag name="wui-list-network" testId={`w3m-network-switch-${network.name}`}>
        {(testId) => (
          <Row
            type="button"
            data-testid={testId}
            aria-current={state === 'active' ? 'true' : undefined}
            aria-busy={state === 'switching' || undefined}
            aria-disabled={state === 'notApproved' || undefined}
            onClick={state === 'notApproved' ? undefined : () => onSelect(network)}
          >
            <RemoteImage source={imageUrl} name={network.name} pixels={40} isRound />
            <RowText>
              <bdi>{network.name}</bdi>
              {(state === 'switching' || state === 'notApproved') && <RowNote>{message(state)}</RowNote>}
            </RowText>
            {state === 'switching' && <Spinner data-testid="wui-list-item-loading-spinner" />}
            {state === 'active' && (
              <AppKitTag name="wui-icon">
                {() => (
                  <Active>
                    <Icon path={checkIcon} />
                    <VisuallyHidden as="span">{message('active')}</VisuallyHidden>
                  </Active>
                )}
              </AppKitTag>
            )}
          </Row>
        )}
      </AppKitTag>
    </li>
  )
}
