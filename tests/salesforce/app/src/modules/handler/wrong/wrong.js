export default class Handler {
  constructor(callback) {
    this.callback = callback
  }
  dispose() {}
  update() {
    this.callback({ viewset: { default: () => import('page/wrong') } })
  }
}
