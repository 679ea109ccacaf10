import { textSize } from './textSize.ts'

/** Font size of labels in columns side by side: German and Russian words need 12 pixels on a phone of 320. */
export const columnTextSize = `clamp(${textSize(12)}, 3.8vw, ${textSize(14)})`
