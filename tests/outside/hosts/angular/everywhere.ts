import { type AfterViewInit, Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, signal, viewChild } from '@angular/core'

@Component({
  selector: 'app-everywhere',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <everywhere-sample id="none" />
    <everywhere-sample id="children"><b>{{ count() }}</b></everywhere-sample>
    <button type="button" (click)="count.set(count() + 1)">Count</button>
    @if (isShown()) {
      <everywhere-sample id="hidden" />
    }
    <button type="button" (click)="isShown.set(!isShown())">Toggle</button>
    <everywhere-sample id="given" [bool]="true" [num]="42" [str]="'Vitrine'" [arr]="arr" [obj]="obj" />
    <everywhere-sample
      id="events"
      (everywhere-lower)="hear($event)"
      (everywhere-kebab-case)="hear($event)"
      (everywhere-camelCase)="hear($event)"
      (everywhere-CAPSCASE)="hear($event)"
      (everywhere-PascalCase)="hear($event)"
    />
    <everywhere-sample id="imperative" #imperative />
    <output id="heard">{{ heard().join(' ') }}</output>
  `,
})
export class Everywhere implements AfterViewInit {
  protected readonly arr = ['V', 'I']
  protected readonly obj = { org: 'vitrine' }
  protected readonly count = signal(0)
  protected readonly isShown = signal(true)
  protected readonly heard = signal<readonly string[]>([])
  private readonly imperative = viewChild.required<ElementRef<HTMLElement>>('imperative')

  ngAfterViewInit(): void {
    this.imperative().nativeElement.addEventListener('everywhere-kebab-case', ({ type }) => {
      this.heard.update((before) => [...before, `imperative ${type}`])
    })
  }

  protected hear({ type }: Event): void {
    this.heard.update((before) => [...before, type])
  }
}
