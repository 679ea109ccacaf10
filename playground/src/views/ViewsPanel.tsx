import { type AppKit, useAppKitAccount } from '@wallet-kit/react'
import { useState } from 'react'
import { type ModalState, modalStates } from './modalStates.ts'

const groups = [...new Set(modalStates.map(({ group }) => group))]

/** Opens every view of the modal and its states by one press. Buttons that make no sense now are disabled. */
export function ViewsPanel({ kit }: { kit: AppKit }) {
  const { isConnected } = useAppKitAccount()
  const [problem, setProblem] = useState('')

  async function show(state: ModalState): Promise<void> {
    setProblem('')
    try {
      await state.show(kit)
    } catch (error) {
      setProblem(`${state.name} failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return (
    <details className="panel" data-testid="views-panel">
      <summary>
        Views and states <span className="tally">{modalStates.length}</span>
      </summary>
      <p>Grey ones need a wallet {isConnected ? 'to be disconnected' : 'to be connected'} first.</p>
      <div>
        {groups.map((group) => (
          <fieldset key={group}>
            <legend>{group}</legend>
            <div className="views">
              {modalStates
                .filter((state) => state.group === group)
                .map((state) => (
                  <button
                    key={state.name}
                    type="button"
                    className="quiet"
                    disabled={state.needs === (isConnected ? 'disconnected' : 'connected')}
                    data-testid={`view-${state.name}`}
                    onClick={() => void show(state)}
                  >
                    {state.name}
                  </button>
                ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p role="status">{problem}</p>
    </details>
  )
}
