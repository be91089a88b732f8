/** Who sits at this device: a guest, or an account. Asked for once, and told by the code that changes it. */
import type { Me } from '../../generated/wire';
import { house } from '../api';
import { keepName } from '../quick-start';

class Myself {
  me = $state.raw<Me | undefined>();
  #asked: Promise<Me> | undefined;

  load(): Promise<Me> {
    this.#asked ??= house.people.me().then(
      (me) => this.become(me),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Ask again: a guest may have opened tables meanwhile. */
  again(): Promise<Me> {
    this.#asked = undefined;
    return this.load();
  }

  become(me: Me): Me {
    this.me = me;
    this.#asked = Promise.resolve(me);
    if (me.is_account) keepName(me.name);
    return me;
  }
}

export const myself = new Myself();
