import type { JsonObject } from '../kit/jsonObject.ts'
import type { StartKitResult } from '../kit/startKit.ts'
import { OptionsPanel } from '../options/OptionsPanel.tsx'
import { ServicesPanel } from '../services/ServicesPanel.tsx'
import { SessionPanel } from '../session/SessionPanel.tsx'
import { StatePanel } from '../state/StatePanel.tsx'
import { ViewsPanel } from '../views/ViewsPanel.tsx'
import { TestWalletsPanel } from '../wallets/TestWalletsPanel.tsx'
import { ButtonsPanel } from './ButtonsPanel.tsx'
import { DeskActions } from './DeskActions.tsx'
import { Header } from './Header.tsx'
import { LibraryCard } from './LibraryCard.tsx'
import { ModalPlace } from './ModalPlace.tsx'
import { Notice } from './Notice.tsx'
import { SeedShelf } from './SeedShelf.tsx'

export interface AppProps {
  start: StartKitResult
  overrides: JsonObject
  problem: string | undefined
}

export function App({ start, overrides, problem }: AppProps) {
  const { kit, error } = start
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header kit={kit} />
      <main id="main">
        {problem && (
          <Notice title="Default options in use" testId="options-problem">
            {problem}
          </Notice>
        )}
        {error !== undefined && (
          <Notice title="createAppKit refused these options" testId="create-error">
            {error instanceof Error ? error.message : String(error)}
          </Notice>
        )}
        <div className="lobby">
          <section className="pitch">
            <h1>Borrow in spring. Return in autumn.</h1>
            <p>
              Four hundred varieties, kept alive by the people who grow them. Your wallet is your library
              card: no form, no password, and nothing to lose at the bottom of a bag.
            </p>
            {kit && <DeskActions kit={kit} />}
            {kit && <ModalPlace kit={kit} />}
          </section>
          {kit && <LibraryCard kit={kit} />}
        </div>
        <SeedShelf />
        <section className="counter" aria-labelledby="counter-title">
          <h2 id="counter-title">Behind the counter</h2>
          <p>
            For developers: this page is the playground of wallet-kit, and everything below changes how it
            runs.
          </p>
          {kit && <StatePanel kit={kit} />}
          {kit && <ViewsPanel kit={kit} />}
          {kit && <ButtonsPanel />}
          <OptionsPanel overrides={overrides} />
          <SessionPanel />
          <TestWalletsPanel />
          <ServicesPanel />
        </section>
      </main>
      <footer className="site-footer">
        <p>
          Harrow &amp; Vetch is fictional. The wallets and chains on this page are local and hold nothing of
          value.
        </p>
      </footer>
    </>
  )
}
