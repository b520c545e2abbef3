/** A picture that is drawn here: no story loads from the network. */
export async function floorPlan(): Promise<Response> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 320, 200)
    context.strokeRect(20.5, 20.5, 130, 160)
    context.strokeRect(170.5, 20.5, 130, 70)
  }
  return new Response(await new Promise<Blob | null>((done) => canvas.toBlob(done)))
}
