// Plain Swiper with arrows, as its documentation has it.
import Swiper from 'swiper';
import { Navigation } from 'swiper/modules';

const row = document.querySelector('.row');
const tell = ({ activeIndex }) => (row.dataset.index = String(activeIndex));
tell(
  new Swiper(row.querySelector('.swiper'), {
    modules: [Navigation],
    slidesPerView: 'auto',
    speed: 500,
    navigation: { nextEl: row.querySelector('.next'), prevEl: row.querySelector('.previous') },
    on: { slideChange: tell },
  }),
);
