export { Bubble, CheckBox, Progress, RadioButton, SearchField, TextField } from './parts.tsx'
