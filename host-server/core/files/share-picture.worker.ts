import { serve } from '../base/worker.thread.ts'
import { drawWords } from './share-picture.drawing.ts'

export default serve(drawWords)
