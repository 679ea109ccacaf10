import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import type { Language } from '../../texts/languages.ts'
import { describeRequest } from '../approval/describeRequest.ts'
import { renderApproval, renderIdle, renderWorking } from '../approval/renderApproval.ts'
import { loadTexts } from './loadTexts.ts'

const hostOrigin = 'https://app.example'
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain = { chainId: 1, name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } }

/** Shows a transaction in a language. @returns words of the page, by what they are for */
async function show(language: Language) {
  const { document } = new Window()
  vi.stubGlobal('document', document)
  const root = document.createElement('main') as unknown as HTMLElement
  const texts = await loadTexts(language)
  const description = describeRequest({
    method: 'eth_sendTransaction',
    params: [{ to: recipient, value: '0xde0b6b3a7640000', data: '0xabcd' }],
    chainId: 1,
    config: { origins: [], keeper: 'https://keeper.example', chains: [chain] },
    hostOrigin,
    texts,
  })
  renderApproval(root, { approval: { ...description, hostOrigin }, texts }, { onApprove() {}, onCancel() {} })
  const all = (selector: string) => [...root.querySelectorAll(selector)].map((node) => node.textContent)
  const shown = {
    title: all('h1')[0],
    request: all('.muted')[0],
    labels: all('dt'),
    values: all('dd > bdi'),
    sections: all('h2'),
    buttons: all('button'),
    region: root.querySelector('[role=region]')?.ariaLabel,
    direction: root.querySelector('pre')?.dir,
  }
  renderWorking(root, texts)
  const working = root.textContent
  renderIdle(root, texts)
  return { ...shown, working, idle: root.textContent }
}

test('a transaction in German', async () => {
  expect(await show('de')).toEqual({
    title: 'Transaktion senden',
    request: 'https://app.example bittet um eine Transaktion',
    labels: ['Netzwerk', 'An', 'Betrag'],
    values: ['Ethereum', recipient, '1 ETH'],
    sections: ['Daten'],
    buttons: ['Abbrechen', 'Zustimmen'],
    region: 'Einzelheiten der Anfrage',
    direction: 'auto',
    working: 'Die Anfrage wird ausgeführt …',
    idle: 'Es gibt keine offene Anfrage.',
  })
})

test('a transaction in Arabic, whose address, amount and origin keep their order', async () => {
  expect(await show('ar')).toEqual({
    title: 'إرسال معاملة',
    request: 'يطلب \u2068https://app.example\u2069 معاملة',
    labels: ['الشبكة', 'إلى', 'المبلغ'],
    values: ['Ethereum', recipient, '1 ETH'],
    sections: ['البيانات'],
    buttons: ['إلغاء', 'موافقة'],
    region: 'تفاصيل الطلب',
    direction: 'auto',
    working: 'جارٍ تنفيذ الطلب…',
    idle: 'لا توجد طلبات معلّقة.',
  })
})
