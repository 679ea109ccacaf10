import { ConnectButton } from '@wallet-kit/react'
import type { ReactNode } from 'react'
import { Account } from './Account.tsx'
import { Lead } from './Lead.tsx'
import { readSettings } from './readSettings.ts'

const { appName } = readSettings()

interface PageProps {
  /** Path of the file to edit. */
  readonly file: string
  /** Below the account. */
  readonly children: ReactNode
}

export function Page({ file, children }: PageProps) {
  return (
    <div className="page">
      <header className="top">
        <span className="brand">{appName}</span>
        <ConnectButton balance="hide" />
      </header>
      <main>
        <Lead />
        <Account />
        {children}
      </main>
      <footer>
        Edit <code>{file}</code> to make it yours.
      </footer>
    </div>
  )
}
