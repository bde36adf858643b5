// Plain Swiper with arrows, as in its documentation.
import Swiper from 'swiper';
import { Navigation } from 'swiper/modules';

const row = document.querySelector('.row');
const showIndex = ({ activeIndex }) => (row.dataset.index = String(activeIndex));
showIndex(
  new Swiper(row.querySelector('.swiper'), {
    modules: [Navigation],
    slidesPerView: 'auto',
    speed: 500,
    navigation: { nextEl: row.querySelector('.next'), prevEl: row.querySelector('.previous') },
    on: { slideChange: showIndex },
  }),
);
