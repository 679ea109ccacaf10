export { escapeXml } from '../pages/escapeXml.ts'
export { type HtmlPage, htmlPage, scriptString } from '../pages/htmlPage.ts'
